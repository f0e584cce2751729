//! Dice, keys, counters, limits, sides, scenes and outboxes.

use std::time::Duration;

use jogada_rules::{
    Counted, Counters, Dice, Fact, Key, Limits, Outbox, Part, Remark, Role, Scene, Shape, Side, StopFlag,
    effective_branching, zobrist, zobrist_table,
};

#[test]
fn dice_roll_what_they_always_did() {
    let mut dice = Dice::new(1);
    let rolls = [dice.roll(), dice.roll(), dice.roll()];
    assert_eq!(rolls, [0x910a_2dec_8902_5cc1, 0xbeeb_8da1_658e_ec67, 0xf893_a2ee_fb32_555e], "{rolls:#x?}");
    let mut dice = Dice::new(7);
    let mut seen = [0; 6];
    (0..6000).for_each(|_| seen[dice.below(6)] += 1);
    assert!(seen.iter().all(|&count| (900..1100).contains(&count)), "{seen:?}");
    assert_eq!((dice.below(1), dice.pick::<u8>(&[]), dice.pick(&[5])), (0, None, Some(&5)));
    let mut cards: Vec<u8> = (0..20).collect();
    dice.shuffle(&mut cards);
    assert!(!cards.is_sorted());
    cards.sort_unstable();
    assert_eq!(cards, (0..20).collect::<Vec<_>>());
}

#[test]
fn a_shuffle_can_bring_any_card_anywhere() {
    let mut dice = Dice::new(3);
    let mut seen = [[0; 3]; 3];
    for _ in 0..3000 {
        let mut cards = [0, 1, 2];
        dice.shuffle(&mut cards);
        cards.iter().zip(&mut seen).for_each(|(&card, seen)| seen[card] += 1);
    }
    assert!(seen.iter().flatten().all(|&count| (900..1100).contains(&count)), "{seen:?}");
}

#[test]
fn keys_are_what_they_always_were() {
    let table: [Key; 3] = zobrist_table(9);
    assert_eq!(table, [zobrist(9, 0), zobrist(9, 1), zobrist(9, 2)]);
    assert_eq!(zobrist(1, 2), Key(0x9236_9a4c_b2fd_eee2), "{:#x}", zobrist(1, 2).0);
    let mut key = Key(0b1100) ^ Key(0b1010);
    assert_eq!(key, Key(0b0110));
    key ^= Key(0b0011);
    assert_eq!(key, Key(0b0101));
}

#[test]
fn counters_add_up_but_for_what_is_a_most() {
    let fields = |unit: u64| Counters {
        nodes: unit,
        evaluations: 2 * unit,
        ends: 3 * unit,
        alpha_raises: 4 * unit,
        alpha_cuts: 5 * unit,
        beta_cuts: 6 * unit,
        table_hits: 7 * unit,
        table_lookups: 8 * unit,
        deepest: 9 * unit as u32,
        games: 10 * unit,
        chosen_games: 5 * unit,
        tree_size: 12 * unit,
        memory_hits: 13 * unit,
        memory_lookups: 14 * unit,
    };
    let mut sum = fields(1);
    sum += fields(2);
    assert_eq!(sum, Counters { deepest: 18, tree_size: 24, ..fields(3) });
    assert_eq!((sum.chosen_share(), Counters::default().chosen_share()), (Some(0.5), None));
    let (cuts, table) = (Counted { cuts: true, table: false }, Counted { cuts: false, table: true });
    assert_eq!((cuts.or(table), table.or(table)), (Counted { cuts: true, table: true }, table));
    assert_eq!(cuts.or(Counted::default()), cuts);
}

#[test]
fn limits_of_ones_own_come_first() {
    let depth = Limits::depth(3);
    assert_eq!(depth, Limits { depth: Some(3), ..Limits::NONE });
    assert_eq!(depth.or(Limits { depth: Some(9), nodes: Some(5), memory: Some(7), ..Limits::NONE }).nodes, Some(5));
    assert_eq!(depth.or(Limits::depth(9)).depth, Some(3));
    let time = Limits::time(Duration::from_secs(1));
    assert_eq!(depth.or(time), Limits { time: Some(Duration::from_secs(1)), ..depth });
    assert_eq!(Limits::NONE.or(Limits { memory: Some(7), ..Limits::NONE }).memory, Some(7));
    let interrupts = [depth, Limits::nodes(1), time, Limits::NONE].map(|limits| limits.may_interrupt());
    assert_eq!(interrupts, [false, true, true, false]);
    let flag = StopFlag::new();
    let same = flag.clone();
    assert!(!same.is_stopped());
    flag.stop();
    assert!(same.is_stopped());
    same.reset();
    assert!(!flag.is_stopped());
}

#[test]
fn sides_have_numbers_and_each_other() {
    assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
    assert_eq!(Side::BOTH.map(Side::number), [1, 2]);
    assert_eq!(
        Side::BOTH.map(|side| (side.other(), !side)),
        [(Side::Second, Side::Second), (Side::First, Side::First)]
    );
    assert_eq!([0, 1, 2, 3].map(Side::from_number), [None, Some(Side::First), Some(Side::Second), None]);
    assert_eq!(Side::BOTH.map(|side| side.to_string()), ["1", "2"]);
}

#[test]
fn a_scene_keeps_its_parts() {
    let corners = Shape::rectangle(1.0, 2.0, 3.0, 5.0);
    assert_eq!(corners, Shape::Polygon(vec![(1.0, 2.0), (4.0, 2.0), (4.0, 7.0), (1.0, 7.0)]));
    let part =
        Part::new(Role::Stone, corners).owned_by(Some(Side::Second)).labeled("x").at("a1").playing(Some("a1".into()));
    let told = (part.owner, part.label.as_deref(), part.place.as_deref(), part.mv.as_deref());
    assert_eq!(told, (Some(Side::Second), Some("x"), Some("a1"), Some("a1")));
    let mut scene = Scene::new(3.0, 4.0);
    scene.push(part.clone());
    assert_eq!((scene.width, scene.height, scene.parts), (3.0, 4.0, vec![part]));
    let remark = Remark::new("chain").with("length", Fact::Count(3));
    assert_eq!((remark.key, remark.facts), ("chain", vec![("length", Fact::Count(3))]));
}

#[test]
fn an_outbox_holds_what_is_told_to_whom_until_it_is_emptied() {
    let mut outbox = Outbox::new(3);
    for (worker, word) in [(0, 5), (2, 6), (2, 7)] {
        outbox.tell(worker, word);
    }
    assert_eq!(outbox.told(), 3);
    assert_eq!(outbox.empty().collect::<Vec<_>>(), [(0, vec![5]), (2, vec![6, 7])]);
    assert_eq!((outbox.told(), outbox.empty().count()), (0, 0));
    outbox.tell(1, 8);
    assert_eq!((outbox.told(), outbox.empty().collect::<Vec<_>>()), (1, vec![(1, vec![8])]));
}

#[test]
fn a_tree_with_as_many_positions_branches_between_whole_numbers_too() {
    let found = |depth, generated| effective_branching(depth, generated).expect("a depth");
    assert!((found(2, 9) - 2.541_381).abs() < 1e-5, "{}", found(2, 9));
    assert!((found(3, 1_000_000) - 99.664_4).abs() < 1e-3, "{}", found(3, 1_000_000));
    assert!(found(5, 0) < 1e-9, "{}", found(5, 0));
}
