import { colorGeneratorMessage } from './color-field.tsx';
import { contrast, darken } from './hex-color.ts';
import { shades, type ThemeColors } from './theme-colors.ts';

/** The contrast of text that WCAG requires, by level. */
const levels = { AA: 4.5, AAA: 7 };

/** The shades of a colour, with their contrast to the background. */
export function ShadeTable({ colors: { primary, background } }: { colors: ThemeColors }) {
  return (
    <div
      className="table-box"
      role="group"
      tabIndex={0}
      aria-label={colorGeneratorMessage('lectern.ColorGenerator.color')}
    >
      <table>
        <thead>
          <tr>
            <th>{colorGeneratorMessage('lectern.ColorGenerator.variable')}</th>
            <th>{colorGeneratorMessage('lectern.ColorGenerator.color')}</th>
            <th>{colorGeneratorMessage('lectern.ColorGenerator.adjustment')}</th>
            <th>{colorGeneratorMessage('lectern.ColorGenerator.contrast')}</th>
          </tr>
        </thead>
        <tbody>
          {shades.map(({ name, adjustment }) => {
            const color = darken(primary, adjustment);
            const ratio = contrast(color, background);
            return (
              <tr key={name}>
                <td>
                  <code>--ifm-color-primary{name}</code>
                </td>
                <td>
                  <span className="color-swatch" style={{ background: color }} />
                  <code>{color}</code>
                </td>
                <td>{adjustment}</td>
                <td>
                  {ratio.toFixed(2)} <b>{levelOf(ratio)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function levelOf(ratio: number): string {
  if (ratio >= levels.AAA) return 'AAA';
  return ratio >= levels.AA ? 'AA' : colorGeneratorMessage('lectern.ColorGenerator.fails');
}
