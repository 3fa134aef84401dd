import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { codeLines, type CodeRun } from '../code-lines.ts';
import { CopyButton } from './copy-button.tsx';
import { useOverflow } from './use-overflow.ts';
import { message } from '../../messages/message.ts';

interface CodeFrameProps {
  code: string;
  tokens?: string | undefined;
  language?: string | undefined;
  title?: ReactNode;
  /** The number of the first line. If undefined, the code has no line numbers. */
  firstLine?: number | undefined;
  /** Line number, from 1 → class names. */
  marks?: Map<number, string> | undefined;
  /** Further class names of the outermost element. */
  className?: string | undefined;
}

/** Renders code with its title, its line numbers, and buttons to copy and wrap it. */
export function CodeFrame({ code, tokens, language, title, firstLine, marks, className }: CodeFrameProps) {
  const pre = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const overflows = useOverflow(pre);
  const text = code.replace(/\n$/, '');
  const classes = [
    'code-frame',
    className,
    language && !className?.split(/\s+/).includes(`language-${language}`) && `language-${language}`,
    isWrapped && 'is-wrapped',
    firstLine !== undefined && 'is-numbered',
  ];

  // The title is hidden from converters to Markdown, which would write it as a paragraph. Screen readers read the label.
  const isText = typeof title === 'string';

  return (
    <figure className={classes.filter(Boolean).join(' ')} aria-label={isText ? title : undefined}>
      {title !== undefined && <figcaption aria-hidden={isText || undefined}>{breakable(title)}</figcaption>}
      <div className="code-box">
        <pre ref={pre} tabIndex={0}>
          <code style={firstLine === undefined ? undefined : { counterReset: `line ${firstLine - 1}` }}>
            {codeLines(text, tokens).map((runs, index) => (
              <span key={index} className={lineClass(marks?.get(index + 1))}>
                {runs.map(renderRun)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
        <div className="code-buttons">
          {(overflows || isWrapped) && (
            <button
              type="button"
              className="icon-button"
              aria-label={message('theme.CodeBlock.wordWrapToggle')}
              title={message('theme.CodeBlock.wordWrapToggle')}
              aria-pressed={isWrapped}
              onClick={() => setWrapped(!isWrapped)}
            >
              <Icon name="wrap" />
            </button>
          )}
          <CopyButton text={text} />
        </div>
      </div>
    </figure>
  );
}

/** Allows a line break after each slash in a title, because a title can be a long path. */
function breakable(title: ReactNode) {
  if (typeof title !== 'string') return title;
  return title.split(/(?<=[/\\])/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}

function renderRun({ text, className }: CodeRun, index: number): ReactNode {
  if (className === undefined) return text;
  return (
    <span key={index} className={className}>
      {text}
    </span>
  );
}

function lineClass(mark: string | undefined): string {
  return mark === undefined ? 'line' : `line marked ${mark}`;
}
