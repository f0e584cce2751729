/**
 * The help dialog: what the view has to say, keys, and what this program is.
 *
 * @typedef {{ title: string, text?: string[], keys?: [string, string][], facts?: [string, string][] }} Section
 *   `keys` are pairs of keys (several joined by a blank) and what they do, `facts` pairs of names and what is to be said
 */
import { el } from './dom.js';
import { t } from './text.js';
import { openDialog } from './dialog.js';

/** @param {Section[]} sections */
export function showHelp(sections) {
  const about = { title: t('shell.about'), text: [t('shell.about.text'), t('shell.about.local')] };
  const general = { title: t('shell.keys'), keys: /** @type {[string, string][]} */ ([
    ['?', t('shell.help')], ['Esc', t('shell.keys.close')], ['Shift+D', t('shell.theme')], ['Tab', t('shell.keys.tab')],
  ]) };
  const parts = [...sections, general, about].map(draw);
  openDialog({ title: t('shell.help'), class: 'help', content: [el('div', { class: 'help-columns' }, parts)] });
}

/** @param {Section} section */
function draw(section) {
  const keys = (section.keys ?? []).flatMap(([keys, meaning]) => [
    el('dt', {}, keys.split(' ').map((key) => el('kbd', {}, key))),
    el('dd', {}, meaning),
  ]);
  return el('section', {},
    el('h3', {}, section.title),
    (section.text ?? []).map((paragraph) => el('p', {}, paragraph)),
    keys.length > 0 && el('dl', { class: 'keys' }, keys),
    section.facts && el('dl', { class: 'help-facts small' }, section.facts.flatMap(([name, fact]) => [el('dt', {}, name), el('dd', {}, fact)])));
}
