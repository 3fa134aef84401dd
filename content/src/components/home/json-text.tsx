import { formatJson } from './format-json.ts';
import styles from './home.module.css';

/** Renders JSON with different colours for keys and strings. */
export function JsonText({ value }: { value: unknown }) {
  const pieces = formatJson(value, 46).split(/("(?:[^"\\]|\\.)*"(?:: )?)/);
  return pieces.map((piece, index) => {
    if (!piece.startsWith('"')) return piece;
    return (
      <span key={index} className={piece.endsWith(': ') ? styles.key : styles.text}>
        {piece}
      </span>
    );
  });
}
