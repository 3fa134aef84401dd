import { Highlight } from 'prism-react-renderer';
import { tokenClasses } from '../../../../corpus/tokens.ts';

const plainTheme = { plain: {}, styles: [] };

const known = new Set<string>(Object.values(tokenClasses));

/** Prism's name of a token type → the name in the corpus. All other names are equal in both. */
const others: Record<string, string> = {
  'attr-name': 'attribute',
  'attr-value': 'string',
  boolean: 'literal',
  'class-name': 'type',
  'maybe-class-name': 'type',
  'plain-text': '',
  'template-string': 'string',
};

/** Code in the colours of code blocks, highlighted in the browser. */
export function HighlightedCode({ text, language }: { text: string; language: string }) {
  return (
    <Highlight code={text} language={language} theme={plainTheme}>
      {({ tokens }) => (
        <pre aria-hidden>
          {tokens.map((line, index) => (
            <div key={index}>
              {line.map(({ types, content, empty }, position) => (
                <span key={position} className={empty ? undefined : tokenClass(types)}>
                  {content}
                </span>
              ))}
            </div>
          ))}
        </pre>
      )}
    </Highlight>
  );
}

// Returns the class of the last known type, which is the most specific: `['tag', 'punctuation']` → punctuation.
function tokenClass(types: readonly string[]): string | undefined {
  const found = types
    .toReversed()
    .map((type) => others[type] ?? type)
    .find((type) => type === '' || known.has(type));
  return found ? `token ${found}` : undefined;
}
