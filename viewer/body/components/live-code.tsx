import { CodeFrame } from './code-frame.tsx';
import { useLater } from './use-later.ts';

export interface LiveCodeProps {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
  /** The look of the code until it can be edited: see CodeBlockProps in the corpus. */
  tokens?: string | undefined;
  /** The code says itself what is shown, by `render(…)`. */
  noInline?: boolean | undefined;
  /** What the code may use beside React and its hooks. */
  scope?: Record<string, unknown> | undefined;
}

const loadEditor = async () => (await import('./live-code/live-editor.tsx')).LiveEditor;

/** Code that a reader can change and see run; plain code until what runs it has come, or where it can't be had. */
export function LiveCode({ tokens, ...props }: LiveCodeProps) {
  const later = useLater(loadEditor);
  if (later && 'part' in later) return <later.part {...props} />;
  return <CodeFrame code={props.code} tokens={tokens} language={props.language} title={props.title} />;
}
