/** Icons: strokes in a box of 24, drawn in the color of the text around them. */
import { svg } from './dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  logo: 'M12 2.5 20.5 7.25v9.5L12 21.5 3.5 16.75v-9.5z',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.6c-.9.5-1.4 1.1-1.4 2.2M12 17.5v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M18 5 9 12l9 7zM6 5v14',
  back: 'M16 5 7 12l9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M6 5l9 7-9 7zM18 5v14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 0 5 5 0 0 1 5 5v1',
  redo: 'M19 8A8 8 0 1 0 20 13M20 4v5h-5',
  promote: 'M12 19V6M6 11l6-6 6 6',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  plus: 'M12 5v14M5 12h14',
  share: 'M9 14l6-4M9 10l6 4M6 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6M18 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M18 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  export: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  setup: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  swap: 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  analyze: 'M4 19V5M4 19h16M7 15l4-5 3 3 5-7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  stop: 'M6 6h12v12H6z',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
};

/**
 * An icon that screen readers pass over: what it is on carries the name.
 * @param {string} name
 */
export function icon(name) {
  return svg('svg', { class: `icon icon-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: PATHS[name] ?? '' }));
}
