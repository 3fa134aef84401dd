import { useId, useLayoutEffect, useState } from 'react';
import { useSite } from '../../../corpus/corpus-context.ts';
import { colorGeneratorMessage, ColorField } from './color-field.tsx';
import { message } from '../../../messages/message.ts';
import { storedTheme, type Theme } from '../../../state/choices.ts';
import { useColorMode } from '../../../state/use-color-mode.ts';
import { CodeFrame } from '../code-frame.tsx';
import { ShadeTable } from './shade-table.tsx';
import { keepColors, readColors, themeCss, usualColors, type ThemeColors } from './theme-colors.ts';

/**
 * Renders a form for the colours of a site. The chosen colours apply to the page immediately. Each colour has seven
 * shades per colour mode. The reader can copy the CSS.
 */
export function Generator() {
  const shown = useColorMode(useSite());
  const [chosen, setChosen] = useState(readColors);
  const [mode, setMode] = useState(shown);
  const [round, setRound] = useState(0);
  const name = useId();
  const colors = chosen ?? usualColors;
  const css = themeCss(colors);
  useLayoutEffect(() => apply(chosen && css), [chosen, css]);
  // Follows changes of the colour mode that the reader makes in the navbar.
  useLayoutEffect(() => setMode(shown), [shown]);

  const choose = (next: Record<Theme, ThemeColors> | undefined) => {
    setChosen(next);
    keepColors(next);
  };
  const change = (part: Partial<ThemeColors>) => choose({ ...colors, [mode]: { ...colors[mode], ...part } });
  const edit = (next: Theme) => {
    setMode(next);
    storedTheme.set(next);
  };
  return (
    <div className="color-generator">
      <fieldset className="color-modes">
        <legend>{colorGeneratorMessage('lectern.ColorGenerator.mode')}</legend>
        {(['light', 'dark'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={mode === each} onChange={() => edit(each)} />
            {message(`theme.colorToggle.ariaLabel.mode.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="color-fields" key={`${mode} ${round}`}>
        <ColorField
          label={colorGeneratorMessage('lectern.ColorGenerator.primary')}
          value={colors[mode].primary}
          onChange={(primary) => change({ primary })}
        />
        <ColorField
          label={colorGeneratorMessage('lectern.ColorGenerator.background')}
          value={colors[mode].background}
          onChange={(background) => change({ background })}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            choose(undefined);
            setRound(round + 1);
          }}
        >
          {colorGeneratorMessage('lectern.ColorGenerator.reset')}
        </button>
      </div>
      <ShadeTable colors={colors[mode]} />
      <p>{colorGeneratorMessage('lectern.ColorGenerator.css')}</p>
      <CodeFrame code={css} language="css" />
    </div>
  );
}

const styleId = 'color-generator-styles';

// The style element is not removed when the reader leaves this page, so other pages also display the chosen colours.
function apply(css: string | undefined): void {
  const present = document.getElementById(styleId);
  if (css === undefined) return present?.remove();
  const style = present ?? document.head.appendChild(document.createElement('style'));
  style.id = styleId;
  style.textContent = css;
}
