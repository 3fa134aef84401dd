// Tests that style sheets mention neither left nor right. Pages in Arabic, Hebrew and Persian are laid out from right
// to left.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const folder = path.resolve(import.meta.dirname, '../styles');

/** Returns declarations that mention a side, or have different values for left and right. */
function physical(css: string): string[] {
  const declarations = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g);
  return [...declarations]
    .filter(([, property, value]) => namesSide(property!, value!))
    .map(([, property, value]) => `${property}: ${value}`);
}

function namesSide(property: string, value: string): boolean {
  // Ignores names of custom properties, because browsers don't interpret them.
  if (property.startsWith('--')) return false;
  if (/(^|-)(left|right)(-|$)/.test(property)) return true;
  if (/^(text-align|text-align-last|float|clear|caption-side)$/.test(property)) return /\b(left|right)\b/.test(value);
  const parts = partsOf(value);
  if (/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/.test(property))
    return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') {
    const [startTop, endTop = startTop, endBottom = startTop, startBottom = endTop] = parts;
    return startTop !== endTop || endBottom !== startBottom;
  }
  if (property === 'translate') return !/^(none|0)$/.test(parts[0]!) && !value.includes('--forward');
  return property === 'transform' && /translate(X|3d)?\(/.test(value) && !value.includes('--forward');
}

/** Splits the values of a shorthand: `0 calc(1px + 2px)` has two. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

test('a declaration that names a side is found', () => {
  const css = `a { margin-left: 1px; left: 0; text-align: right; float: left; border-right: 0 }
    b { padding: 1px 2px 3px 4px; border-radius: 0 1px 1px 0; translate: -100% 0; transform: translateX(1px); }
    @media print { c { inset: 0 auto 0 calc(1px + (2px)); border-top-left-radius: 1px; } }`;
  assert.equal(physical(css), [
    'margin-left: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-right: 0',
    'padding: 1px 2px 3px 4px',
    'border-radius: 0 1px 1px 0',
    'translate: -100% 0',
    'transform: translateX(1px)',
    'inset: 0 auto 0 calc(1px + (2px))',
    'border-top-left-radius: 1px',
  ]);
});

test('a declaration that is mirrored with the page is not reported', () => {
  const css = `a { margin: 1px 2px; margin-inline-start: 1px; text-align: start; padding: 1px 2px 3px 2px; }
    b { border-radius: 1px 1px 0 0; translate: calc(-100% * var(--forward)) 0; transform: translateY(-200%); }
    c { /* left: 0; */ translate: 0 -1px; }`;
  assert.equal(physical(css), []);
});

test('no style names a side', () => {
  const files = fastGlob.sync('*.css', { cwd: folder }).sort();
  assert.ok(files.length > 20);
  const found = files.flatMap((file) =>
    physical(readFileSync(path.join(folder, file), 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  assert.equal(found, []);
});

test.run();
