import { useContext, useState } from 'react';
import { SiteContext } from '../../../corpus/corpus-context.ts';
import { CodeEditor, liveCodeMessage } from './code-editor.tsx';
import { ResultFrame } from './result-frame.tsx';

/** Renders an editor and the result of its code. */
export function LiveEditor({ code, language = 'jsx', title, noInline = false, scopeFrom }: LiveCodeProps) {
  const [text, setText] = useState(code.trim());
  const isChanged = text !== code.trim();
  const resultFirst = useContext(SiteContext)?.liveCode?.position === 'top';
  const editor = (
    <div className="live-part" key="editor">
      <div className="live-header">
        <span>{title ?? liveCodeMessage('theme.Playground.liveEditor')}</span>
        {isChanged && (
          <button type="button" onClick={() => setText(code.trim())}>
            {liveCodeMessage('theme.Playground.buttonReset')}
          </button>
        )}
      </div>
      <CodeEditor
        text={text}
        language={language}
        label={title ?? liveCodeMessage('theme.Playground.liveEditor')}
        onChange={setText}
      />
    </div>
  );
  const result = (
    <div className="live-part" key="result">
      <div className="live-header">{liveCodeMessage('theme.Playground.result')}</div>
      <ResultFrame code={text} noInline={noInline} enableTypeScript={language.startsWith('t')} scopeFrom={scopeFrom} />
    </div>
  );
  return <div className="live-code">{resultFirst ? [result, editor] : [editor, result]}</div>;
}

export interface LiveCodeProps {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
  /** The highlighted tokens, for display until the editor has loaded: see `CodeBlockProps` in the corpus. */
  tokens?: string | undefined;
  /** Whether the code calls `render(…)` itself, instead of being one expression. */
  noInline?: boolean | undefined;
  /**
   * The address of a module. Its export `liveScope` contains names that the code can use, besides React and its
   * hooks.
   */
  scopeFrom?: string | undefined;
}
