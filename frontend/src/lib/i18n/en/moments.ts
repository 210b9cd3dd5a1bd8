/** English names of the moments that sheets speak of by their short names; sheets are English in every language. */
export const moments: Record<string, string> = {
  'start_turn.begin': 'the beginning of the turn',
  'regroup.begin': 'the beginning of regroup',
  'destiny.after_draw': 'the moment after the destiny card',
  'destiny.defense_fixed': 'the moment when the defense is fixed',
  'launch.after_aim': 'the moment after the gate is aimed',
  'launch.after': 'the moment after the launch',
  'alliance.before_invite': 'the moment before invitations',
  'alliance.after_formed': 'the moment after alliances are formed',
  'planning.before_select': 'the moment before cards are selected',
  'planning.after_select': 'the moment after cards are selected',
  'reveal.after_reveal': 'the moment after the reveal',
  'reveal.types_final': 'the moment when the types are final',
  'resolution.outcome': 'the moment of the outcome',
  'resolution.compensation': 'the moment of compensation',
  'resolution.before_discard': 'the moment before cards are discarded',
  'encounter.end': 'the end of the encounter',
};
