import { accentIn, activeShare } from '@colors/theme-text.ts';
import { contrast, mix } from '@colors/colors.ts';
import { presets } from '@colors/presets.ts';
import type { Look } from './look-maker.tsx';
import styles from './look-maker.module.css';

/** The contrast that WCAG requires of text, by level. */
const levels = { AA: 4.5, AAA: 7 };
const modes = ['light', 'dark'] as const;

/** Displays the contrast of text in a theme, in both modes. */
export function ContrastTable({ look }: { look: Look }) {
  const [light, dark] = modes.map((mode) => pairs(look, mode)) as [Pair[], Pair[]];
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th>Text</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {light.map((pair, at) => (
          <tr key={pair.name}>
            <td>{pair.name}</td>
            <Figure {...pair} />
            <Figure {...dark[at]!} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Pair {
  name: string;
  text: string;
  ground: string;
}

function Figure({ text, ground }: Pair) {
  const ratio = contrast(text, ground);
  const level = ratio >= levels.AAA ? 'AAA' : ratio >= levels.AA ? 'AA' : 'too little';
  return (
    <td>
      <span className={styles.pair} style={{ color: text, background: ground }} aria-hidden="true">
        Aa
      </span>{' '}
      {ratio.toFixed(1)} <small>{level}</small>
    </td>
  );
}

function pairs({ preset, accent: color }: Look, mode: 'light' | 'dark'): Pair[] {
  const own: Record<string, string> = presets[preset][mode];
  const colors: Record<string, string> = { ...own, ...(color !== undefined && accentIn(presets[preset], mode, color)) };
  const [paper, accent] = [colors.paper!, colors.accent!];
  return [
    { name: 'Text', text: colors.ink!, ground: paper },
    { name: 'Text that steps back', text: colors['ink-soft']!, ground: paper },
    { name: 'Small print', text: colors['ink-faint']!, ground: paper },
    { name: 'Links', text: accent, ground: paper },
    { name: 'Active rows', text: colors['accent-strong']!, ground: mix(accent, paper, activeShare[mode]) },
    { name: 'Buttons', text: colors['on-accent']!, ground: accent },
  ];
}
