use super::*;
use crate::site::sites;

/// A source in which every place that is fit for it gets these changes, numbered from one.
fn switched(source: &str, wants: impl Fn(&SiteKind) -> &'static [&'static str]) -> String {
    let mut id = 0;
    let mut change = |replacement: &&str| {
        id += 1;
        Mutation { id, replacement: (*replacement).to_owned() }
    };
    let sites = sites(source).expect("it parses").into_iter();
    let mut switch = |site: Site| Switch { changes: wants(&site.shape).iter().map(&mut change).collect(), site };
    let switches: Vec<_> = sites.map(&mut switch).filter(|switch| !switch.changes.is_empty()).collect();
    let text = render(source, &switches);
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    text
}

#[test]
fn sums_inside_of_sums_are_switched_each_by_itself() {
    let text = switched("fn f() -> u8 { a() + b * 2 }", |shape| match shape {
        SiteKind::Arithmetic { .. } => &["-"],
        _ => &[],
    });
    let product = "/*<2*/(match (b, 2) { (__l, __r) => if crate::mutant_switch::on(2) { /*<2*/__l - __r/*2>*/ } else \
                   { __l * __r } })/*2>*/";
    let sum = format!(
        "/*<1*/(match (a(), {product}) {{ (__l, __r) => if crate::mutant_switch::on(1) {{ /*<1*/__l - __r/*1>*/ }} \
         else {{ __l + __r }} }})/*1>*/"
    );
    assert_eq!(text, format!("fn f() -> u8 {{ {sum} }}"));
}

#[test]
fn sides_of_a_comparison_are_only_looked_at() {
    let text = switched("fn f() -> bool { a.b == c }", |shape| match shape {
        SiteKind::Comparison { .. } => &["!="],
        _ => &[],
    });
    assert!(text.contains("match (&(a.b), &(c))"), "{text}");
    assert!(text.contains("*__l != *__r") && text.contains("else { *__l == *__r }"), "{text}");
}

#[test]
fn the_right_side_is_reckoned_only_where_it_was_or_would_be() {
    let logic = |source| {
        switched(source, |shape| match shape {
            SiteKind::Logic { .. } => &["other"],
            _ => &[],
        })
    };
    assert!(logic("fn f() { a && b; }").contains("if __x != crate::mutant_switch::on(1) { b } else { __x }"));
    assert!(logic("fn f() { a || b; }").contains("if __x == crate::mutant_switch::on(1) { b } else { __x }"));
    let chain = "fn f() { if let Some(a) = b && c {} }";
    assert_eq!(logic(chain), chain, "what is named before can not be taken apart");
}

#[test]
fn the_value_of_an_assignment_is_reckoned_before_its_place_is_borrowed() {
    let text = switched("fn f() { self.a[i] += self.b(); }", |shape| match shape {
        SiteKind::Assignment { .. } => &["-=", "*="],
        _ => &[],
    });
    assert!(text.contains("match (self.b()) { __r => match &mut (self.a[i]) { __l => if"), "{text}");
    assert!(text.contains("else { *__l += __r }"), "{text}");
}

#[test]
fn a_body_returns_first_and_a_constant_function_is_none_any_more() {
    let text = switched("const fn f() -> u8 {1 + 2}", |shape| match shape {
        SiteKind::Body => &["0", "1"],
        SiteKind::Arithmetic { .. } => &["-"],
        _ => &[],
    });
    assert!(text.contains("{/*<1,2*/ /*<1*/if crate::mutant_switch::on(1) { return 0; }/*1>*/"), "{text}");
    assert!(text.contains("(match (1, 2)"), "{text}");
    let source = "const fn f() {}";
    let site = sites(source).expect("it parses").remove(0);
    assert_eq!(site.shape, SiteKind::Const { function: "f".to_owned() });
    assert_eq!(render(source, &[Switch { site, changes: Vec::new() }]), " fn f() {}");
}

#[test]
fn arms_are_there_or_not_and_guards_say_what_they_are_told() {
    let arms = |source, changes: &'static [&'static str]| {
        switched(source, |shape| match shape {
            SiteKind::Arm { guard } if guard.is_some() == (changes.len() > 1) => changes,
            _ => &[],
        })
    };
    assert!(
        arms("fn f() { match a { 1 => b } }", &[""]).contains("1/*<1*/ if !crate::mutant_switch::on(1) && (true) ")
    );
    let text = arms("fn f() { match a { n if n > 1 => b } }", &["", "true"]);
    let guard = "if !crate::mutant_switch::on(1) && if crate::mutant_switch::on(2) { true } else { n > 1 } ";
    assert!(text.contains(guard), "{text}");
}

#[test]
fn no_arm_is_left_out_where_the_rest_may_be_of_another_machine() {
    let source = "fn f() { match a { 1 => b, #[cfg(windows)] _ => c } }";
    let found = sites(source).expect("it parses");
    assert!(!found.iter().any(|site| matches!(site.shape, SiteKind::Arm { .. })), "{found:?}");
}

#[test]
fn a_deleted_field_is_that_of_the_base() {
    let text = switched("fn f() -> A { A { b: c + 1, ..g() } }", |shape| match shape {
        SiteKind::Field { .. } => &[""],
        _ => &[],
    });
    assert!(
        text.contains("b: /*<1*/if crate::mutant_switch::on(1) { let A { b: __v, .. } = g(); __v } else { c + 1 }")
    );
}

#[test]
fn a_deleted_sign_leaves_its_operand() {
    let text = switched("fn f() -> bool { !a.b() }", |shape| match shape {
        SiteKind::Unary { .. } => &[""],
        _ => &[],
    });
    assert!(
        text.contains("(match (a.b()) { __v => if crate::mutant_switch::on(1) { /*<1*/ __v/*1>*/ } else { !__v } })")
    );
}
