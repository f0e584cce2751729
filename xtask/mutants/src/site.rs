//! Places of a source where something can be switched: operators, bodies, arms of a match, fields.

use std::cmp::Reverse;
use std::ops::Range;

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, UnOp};

/// Bytes of a source.
pub(crate) type Bytes = Range<usize>;

/// A place, with the bytes that its switch replaces.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Site {
    pub(crate) bytes: Bytes,
    /// Where the list of mutants says that it is.
    pub(crate) mark: Bytes,
    pub(crate) shape: SiteKind,
}

/// What is there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SiteKind {
    /// `left + right`, of values.
    Arithmetic { left: Bytes, right: Bytes },
    /// `left < right`, which looks at its sides and takes none of them.
    Comparison { left: Bytes, right: Bytes },
    /// `left && right` or `left || right`, where the right side is not always reckoned.
    Logic { left: Bytes, right: Bytes },
    /// `place += value`.
    Assignment { place: Bytes, value: Bytes },
    /// `!operand` or `-operand`.
    Unary { operand: Bytes },
    /// The beginning of a function's body; its mark is the whole of it.
    Body,
    /// The word `const` of a function, of which no part can be switched while it is one.
    Const { function: String },
    /// What is between the pattern of an arm and its arrow: nothing, or a guard. The mark is the pattern.
    Arm { guard: Option<Bytes> },
    /// A field of a struct whose other fields are taken from `base`.
    Field { value: Bytes, base: Bytes, path: Bytes, name: String },
}

/// Finds them all.
pub(crate) fn sites(source: &str) -> syn::Result<Vec<Site>> {
    let mut finder = Finder::default();
    finder.visit_file(&syn::parse_file(source)?);
    // What is around comes before what is in it, and the beginning of a body before all that is in the body.
    finder.sites.sort_by_key(|site| (site.bytes.start, !site.bytes.is_empty(), Reverse(site.bytes.end)));
    Ok(finder.sites)
}

#[derive(Default)]
struct Finder {
    sites: Vec<Site>,
}

fn bytes(node: &impl Spanned) -> Bytes {
    node.span().byte_range()
}

fn between(from: Span, to: Span) -> Bytes {
    from.byte_range().start..to.byte_range().end
}

impl Finder {
    fn body(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let at = block.brace_token.span.open().byte_range().end;
        // Two ways out of a function that hides its type would have to be of one type.
        if !signature.output.to_token_stream().to_string().contains("impl ") {
            self.push(at..at, bytes(block), SiteKind::Body);
        }
        if let Some(word) = signature.constness {
            self.push(bytes(&word), bytes(block), SiteKind::Const { function: signature.ident.to_string() });
        }
    }

    fn push(&mut self, bytes: Bytes, mark: Bytes, shape: SiteKind) {
        self.sites.push(Site { bytes, mark, shape });
    }

    fn arm(&mut self, arm: &syn::Arm) {
        let guard = arm.guard.as_ref().map(|(_, guard)| guard);
        if guard.is_some_and(|guard| has_let(guard)) {
            return;
        }
        let pattern = bytes(&arm.pat);
        let arrow = arm.fat_arrow_token.span().byte_range().start;
        let guard = guard.map(bytes);
        self.push(pattern.end..arrow, pattern, SiteKind::Arm { guard });
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.body(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.body(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.body(&function.sig, block);
        }
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let (left, right) = (bytes(&binary.left), bytes(&binary.right));
        let whole = left.start..right.end;
        if let Some(shape) = shape(binary, left, right) {
            self.push(whole, bytes(&binary.op), shape);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if !matches!(unary.op, UnOp::Deref(_)) {
            let (mark, operand) = (bytes(&unary.op), bytes(&unary.expr));
            self.push(mark.start..operand.end, mark, SiteKind::Unary { operand });
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, matched: &'ast syn::ExprMatch) {
        // The arm for all the rest may be of another machine, and then no other can be left out.
        if matched.arms.iter().all(|arm| arm.attrs.is_empty()) {
            matched.arms.iter().for_each(|arm| self.arm(arm));
        }
        visit::visit_expr_match(self, matched);
    }

    fn visit_expr_struct(&mut self, made: &'ast syn::ExprStruct) {
        if let Some(base) = &made.rest {
            for field in made.fields.iter().filter(|field| field.colon_token.is_some()) {
                let (whole, value) = (between(field.member.span(), field.expr.span()), bytes(&field.expr));
                let name = match &field.member {
                    syn::Member::Named(name) => name.to_string(),
                    syn::Member::Unnamed(index) => index.index.to_string(),
                };
                let shape = SiteKind::Field { value: value.clone(), base: bytes(base), path: bytes(&made.path), name };
                self.push(value, whole, shape);
            }
        }
        visit::visit_expr_struct(self, made);
    }
}

fn shape(binary: &syn::ExprBinary, left: Bytes, right: Bytes) -> Option<SiteKind> {
    Some(match binary.op {
        BinOp::And(_) | BinOp::Or(_) if has_let(&binary.left) || has_let(&binary.right) => return None,
        BinOp::And(_) | BinOp::Or(_) => SiteKind::Logic { left, right },
        BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
            SiteKind::Comparison { left, right }
        }
        BinOp::AddAssign(_)
        | BinOp::SubAssign(_)
        | BinOp::MulAssign(_)
        | BinOp::DivAssign(_)
        | BinOp::RemAssign(_)
        | BinOp::BitXorAssign(_)
        | BinOp::BitAndAssign(_)
        | BinOp::BitOrAssign(_)
        | BinOp::ShlAssign(_)
        | BinOp::ShrAssign(_) => SiteKind::Assignment { place: left, value: right },
        _ => SiteKind::Arithmetic { left, right },
    })
}

/// Whether a condition names what it matches, so that its parts can not be taken apart.
fn has_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}
