import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mermaidConfig } from '../../../body/components/mermaid/render-diagram.ts';

test('each colour mode has its theme', () => {
  assert.equal([mermaidConfig('light', undefined).theme, mermaidConfig('dark', undefined).theme], ['default', 'dark']);
  const settings = { theme: { light: 'neutral', dark: 'forest' }, options: {} };
  assert.equal([mermaidConfig('light', settings).theme, mermaidConfig('dark', settings).theme], ['neutral', 'forest']);
});

test('options of the site are passed on, except those that protect the reader', () => {
  const options = {
    maxTextSize: 9,
    theme: 'own',
    securityLevel: 'loose',
    startOnLoad: true,
    suppressErrorRendering: false,
  };
  const { maxTextSize, theme, securityLevel, startOnLoad, suppressErrorRendering } = mermaidConfig('light', {
    theme: { light: 'default', dark: 'dark' },
    options,
  });
  assert.equal(
    [maxTextSize, theme, securityLevel, startOnLoad, suppressErrorRendering],
    [9, 'default', 'strict', false, true],
  );
});

test.run();
