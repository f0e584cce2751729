// Remakes the pictures of the README: `cargo xtask screenshots`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './harness.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/', import.meta.url));
const hash = (view, params) => `#/${view}?${Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

const PICTURES = [
  { name: 'play-hex', scheme: 'light', at: hash('play', { game: 'hex:size=11', moves: 'b4,f6,h5,g3,e8,g7,f8', first: 'human', second: 'human' }),
    keys: ['Shift+O', 'Shift+A', 'Shift+V'], until: () => document.querySelectorAll('.value-text').length >= 3 && document.querySelectorAll('.part.mark').length > 0 },
  { name: 'play-tic-tac-toe', scheme: 'dark', at: hash('play', { game: 'tic-tac-toe', moves: '5,1' }),
    keys: ['Shift+X'], until: () => document.querySelectorAll('.verdict').length === 7 },
  { name: 'play-adji-boto', scheme: 'light', at: hash('play', { game: 'adji-boto', moves: '3,4,1,2,6' }),
    keys: ['Shift+O', 'Shift+H'], until: () => /Hint: \d/.test(document.querySelector('.hint-line')?.textContent ?? '') },
];

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = [await serve(), await launch()];
for (const { name, scheme, at, keys, until } of PICTURES) {
  const context = await browser.newContext({ viewport: { width: 1120, height: 720 }, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + at);
  await page.waitForSelector('.turn span');
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForFunction(until, null, { timeout: 60_000 });
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await context.close();
}
await browser.close();
await server.stop();
