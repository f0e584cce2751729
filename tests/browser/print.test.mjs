/** What is handed in on paper: sheets of exercises printed by the browser, tables set by LaTeX where it is installed. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { launch, program } from './harness.mjs';

const LIMIT = { timeout: 180_000 };

/** Runs in a folder of its own, which is gone afterward. @param {(folder: string) => Promise<void> | void} body */
async function inFolder(body) {
  const folder = mkdtempSync(join(tmpdir(), 'jogada-print-'));
  try {
    await body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('sheets of exercises and their keys are printed to PDF', LIMIT, () => inFolder(async (folder) => {
  const kinds = ['alphabeta', 'next', 'bfs'];
  for (const kind of kinds) execFileSync(program(), ['worksheet', kind, '--seed', '7', '--count', '3', '--out', join(folder, kind)]);
  const browser = await launch();
  try {
    for (const kind of kinds) {
      const files = readdirSync(join(folder, kind)).filter((name) => name.endsWith('.html'));
      assert.equal(files.length, 2, 'a sheet and its key');
      for (const name of files) {
        const page = await browser.newPage();
        await page.goto(pathToFileURL(join(folder, kind, name)).href);
        assert.equal(await page.locator('section').count(), 3, name);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${kind} ${name} is ${wide} px too wide`);
        const pdf = await page.pdf({ format: 'A4' });
        assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
        assert.ok(pdf.length > 5000, `${pdf.length} bytes`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}));

test('tables for LaTeX are set as they are', LIMIT, (context) => inFolder((folder) => {
  if (spawnSync('pdflatex', ['--version']).error) {
    console.log('skipped: there is no pdflatex');
    return context.skip('there is no pdflatex');
  }
  const searches = ['compare', 'tic-tac-toe', '-a', 'minimax:depth=3', 'alphabeta:depth=3', '--layout', 'report', '--format', 'latex'];
  const tables = ['en', 'pt'].map((language) => execFileSync(program(), [...searches, '--lang', language], { encoding: 'utf8' }));
  writeFileSync(join(folder, 'sheet.tex'), `\\documentclass{article}\n\\begin{document}\n${tables.join('\n')}\\end{document}\n`);
  const set = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'sheet.tex'], { cwd: folder, encoding: 'utf8' });
  assert.equal(set.status, 0, set.stdout);
  assert.equal(readFileSync(join(folder, 'sheet.pdf')).subarray(0, 5).toString(), '%PDF-');
}));
