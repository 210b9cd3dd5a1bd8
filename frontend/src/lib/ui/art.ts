/** Drawings as SVG paths: seat emblems (one solid shape each, readable at 10 px), icons, card pictures. */
import type { Colour } from '../wire/types';

export const COLOURS: Colour[] = ['blue', 'red', 'yellow', 'purple', 'green', 'orange', 'cyan', 'white'];

export const EMBLEMS: Record<Colour, string> = {
  red: 'M12 2.5 22.5 21h-21z',
  blue: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z',
  yellow: 'M12 .8l3 8.2 8.2 3-8.2 3-3 8.2-3-8.2-8.2-3 8.2-3z',
  purple: 'M12 1l9.5 11L12 23 2.5 12z',
  green: 'M12 1.8l9 5.1v10.2l-9 5.1-9-5.1V6.9z',
  orange: 'M16.5 2.5a10 10 0 1 0 0 19 8 8 0 1 1 0-19z',
  cyan: 'M2 3.5h20v4.4H2zm0 6.3h20v4.4H2zm0 6.3h20v4.4H2z',
  white: 'M8.7 2h6.6v6.7H22v6.6h-6.7V22H8.7v-6.7H2V8.7h6.7z',
};

export const ICONS = {
  cards: 'M8 4h9a2 2 0 0 1 2 2v11M5 8h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z',
  warp: 'M12 12a2.5 2.5 0 1 1 2.5 2.5C11 14.5 8.5 12.2 8.5 9.5M12 12a2.5 2.5 0 0 1-2.5 2.5c3 3.5 9 2.5 10.5-2.5M4 14C3 8 7 3.5 12.5 3.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM19 12h2M3 12h2M12 3v2M12 19v2M17 7l1.4-1.4M5.6 18.4L7 17M17 17l1.4 1.4M5.6 5.6L7 7',
  sound: 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  silent: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  eye: 'M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  bolt: 'M13 2L5 14h6l-1 8 8-12h-6z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  x: 'M6 6l12 12M18 6L6 18',
  wifi: 'M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0',
  off: 'M4 4l16 16M4 10a12 12 0 0 1 4-2.4M20 10a12 12 0 0 0-7-2.9M7 13.5a7.5 7.5 0 0 1 4-2M10 17a3 3 0 0 1 4 0',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v1.5M14.5 13v1.5M3 12v3M21 12v3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  play: 'M7 4l13 8-13 8z',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  sword: 'M12 4l7 12H5zM12 16v4',
  hand: 'M8 12l3-3 3 3 3-3M4 8l4-3 4 3M20 8l-4-3-4 3M6 16l6 4 6-4',
  ship: 'M12 3l5 15-5-3-5 3z',
  dice: 'M5 5h14v14H5zM9 9v.1M15 15v.1M12 12v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  table: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM2 15c3 2 17-2 20-7',
  send: 'M4 12l16-8-5 16-3-7z',
  plus: 'M12 5v14M5 12h14',
  pause: 'M8 5v14M16 5v14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  next: 'M6 4l9 8-9 8zM19 4v16',
  prev: 'M18 4l-9 8 9 8zM5 4v16',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  contrast: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h6.5M12 11h9M12 15h8M12 18.5h5',
  star: 'M12 3l2.7 6 6.3.600-4.8 4.3 1.4 6.3L12 17l-5.6 3.2 1.4-6.3L3 9.6 9.3 9z',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  token: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8v8M8.5 12h7',
  flask: 'M10 3h4M10.5 3v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2A1.5 1.5 0 0 0 19 19l-5.5-10V3M7.5 15h9',
  flare: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M5 19l2-2',
  bank: 'M7 3h10M7 21h10M8 3v3.5L16 17v4M16 3v3.5L8 17v4',
  tower: 'M5 21h14M7 21V9M17 21V9M5 9V4h3v2h2.5V4h3v2H16V4h3v5z',
} as const;
export type IconName = keyof typeof ICONS;

/** The large picture of each card kind, on a 50 x 50 field. */
export const CARD_ART: Record<string, string> = {
  negotiate: 'M10 30c0-9 7-15 15-15M40 20c0 9-7 15-15 15M6 33a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM36 17a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM20 22l5-7-8-1M30 28l-5 7 8 1',
  morph: 'M8 25c0-10 9-14 15-7l4 14c6 7 15 3 15-7s-9-14-15-7l-4 14c-6 7-15 3-15-7z',
  reinforcement: 'M25 7l14 8v12c0 8-7 13-14 16-7-3-14-8-14-16V15zM25 18v14M18 25h14',
  artifact: 'M16 9h18l8 12-17 21L8 21zM8 21h34M16 9l9 33L34 9M16 9l9 12 9-12',
  flare: 'M17 25a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM25 5v8M25 37v8M5 25h8M37 25h8M11 11l6 6M33 33l6 6M39 11l-6 6M17 33l-6 6',
  attack: 'M25 8l12 14H13zM25 22l12 14H13z',
  tech: 'M20 8h10M21.5 8v13L11 39a3 3 0 0 0 3 4h22a3 3 0 0 0 3-4L28.5 21V8M16 31h18',
};

/** The small sign of each card kind, on a 24 x 24 field. */
export const CARD_SIGN: Record<string, string> = {
  morph: 'M4 12c0-6 6-6 8 0s8 6 8 0-6-6-8 0-8 6-8 0z',
  reinforcement: 'M12 3l8 4v6c0 4-4 7-8 8-4-1-8-4-8-8V7zM12 9v6M9 12h6',
  artifact: 'M7 4h10l4 6-9 11L3 10zM3 10h18',
  flare: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3',
  attack: 'M12 4l7 12H5zM12 16v4',
  negotiate: 'M8 12l3-3 3 3 3-3M4 8l4-3 4 3M20 8l-4-3-4 3M6 16l6 4 6-4',
  tech: 'M10 3h4M10.5 3v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2A1.5 1.5 0 0 0 19 19l-5.5-10V3M7.5 15h9',
};

/** The pattern on planets of each colour, on an 8 x 8 field. */
export const PATTERNS: Record<Colour, string> = {
  red: 'M-2 2L2-2M0 8L8 0M6 10l4-4',
  blue: 'M1 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  yellow: 'M1 6l3-4 3 4',
  purple: 'M0 0l8 8M8 0L0 8',
  green: 'M4 0l4 2.3v3.4L4 8 0 5.7V2.3z',
  orange: 'M2 2h.1M6 6h.1',
  cyan: 'M0 2h8M0 6h8',
  white: 'M4 2v4M2 4h4',
};

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
