/**
 * Dialogs: one way to open and close them. Closing one closes only that one and gives the focus back.
 *
 * @typedef {{
 *   title: string,
 *   class?: string,
 *   content: (Node | null)[],
 *   actions?: Node[],
 *   onclose?: () => void,
 * }} Dialog
 */
import { el } from './dom.js';
import { icon } from './icons.js';
import { t } from './text.js';

/**
 * Opens a dialog over the page.
 * @param {Dialog} dialog
 * @returns {HTMLDialogElement}
 */
export function openDialog(dialog) {
  const before = document.activeElement;
  const close = () => element.close();
  const element = el('dialog', { class: `dialog ${dialog.class ?? ''}`, 'aria-labelledby': 'dialog-title' },
    el('header', {},
      el('h2', { id: 'dialog-title' }, dialog.title),
      el('button', { type: 'button', class: 'plain close', 'aria-label': t('shell.close'), onclick: close },
        icon('close'))),
    el('div', { class: 'dialog-content', tabindex: 0, role: 'region', 'aria-labelledby': 'dialog-title' }, dialog.content),
    dialog.actions && el('footer', {}, dialog.actions));
  element.addEventListener('keydown', (event) => event.stopPropagation());
  element.addEventListener('click', (event) => event.target === element && close());
  element.addEventListener('close', () => {
    element.remove();
    dialog.onclose?.();
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  });
  document.body.append(element);
  element.showModal();
  return element;
}
