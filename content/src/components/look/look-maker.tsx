import { useId, useState } from 'react';
import { CodeBlock, Details } from 'lectern/client';
import type { ThemeConfig } from '../../../../compiler/config/theme.ts';
import { themeText } from '@colors/theme-text.ts';
import { presets } from '@colors/presets.ts';
import { ContrastTable } from './contrast-table.tsx';
import { SamplePage } from './sample-page.tsx';
import styles from './look-maker.module.css';

export interface Look {
  preset: ThemeConfig['preset'];
  /** The accent colour, `#rgb` or `#rrggbb`. Default: the accent colour of the preset. */
  accent: string | undefined;
}

const accents = ['#9c3a1f', '#0b6e4f', '#0a58ad', '#6d3fc0', '#b4235a', '#7a5b00'];
const isColor = (text: string) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

/** A form for a preset and an accent colour. It previews a page in both modes, and displays the config and the CSS. */
export default function LookMaker() {
  const [look, setLook] = useState<Look>({ preset: 'lectern', accent: undefined });
  const [typed, setTyped] = useState('');
  const id = useId();
  const css = themeText(look);
  const choose = (text: string) => {
    setTyped(text);
    if (text === '' || isColor(text)) setLook({ ...look, accent: text === '' ? undefined : text.toLowerCase() });
  };
  return (
    <>
      <div className={styles.controls}>
        <fieldset>
          <legend>Preset</legend>
          {(Object.keys(presets) as Look['preset'][]).map((preset) => (
            <label key={preset}>
              <input
                type="radio"
                name={`${id}-preset`}
                checked={look.preset === preset}
                onChange={() => setLook({ ...look, preset })}
              />
              <code>{preset}</code>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            <label htmlFor={`${id}-accent`}>Accent</label>
          </legend>
          <input
            type="color"
            value={look.accent?.length === 7 ? look.accent : presets[look.preset].light.accent!}
            aria-label="Pick an accent"
            onChange={({ target }) => choose(target.value)}
          />
          <input
            id={`${id}-accent`}
            type="text"
            value={typed}
            placeholder="the preset’s own"
            spellCheck={false}
            autoComplete="off"
            aria-invalid={typed !== '' && !isColor(typed)}
            onChange={({ target }) => choose(target.value.trim())}
          />
          <span className={styles.swatches}>
            {accents.map((color) => (
              <button
                key={color}
                type="button"
                aria-label={color}
                aria-pressed={look.accent === color}
                style={{ background: color }}
                onClick={() => choose(color)}
              />
            ))}
          </span>
        </fieldset>
      </div>
      <SamplePage css={css} />
      <ContrastTable look={look} />
      <CodeBlock language="ts" title="lectern.config.ts">
        {configOf(look)}
      </CodeBlock>
      <Details summary="Style sheet with the same colours">
        <CodeBlock language="css" title="src/css/custom.css">
          {css === '' ? '/* Nothing to add: these are the default colours. */' : css}
        </CodeBlock>
      </Details>
    </>
  );
}

function configOf({ preset, accent }: Look): string {
  const settings = [`preset: '${preset}'`, ...(accent === undefined ? [] : [`accent: '${accent}'`])];
  return `export default {\n  themeConfig: { ${settings.join(', ')} },\n};`;
}
