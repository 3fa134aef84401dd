import React, { useContext, useMemo, useState } from 'react';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';
import { SiteContext } from '../../../corpus/corpus-context.ts';
import type { LiveCodeProps } from '../live-code.tsx';
import { CodeEditor } from './code-editor.tsx';
import { liveCodeMessage } from '../../../messages/live-code-message.ts';

/** An editor, and what its code shows: see LiveCode. */
export function LiveEditor({ code, language = 'jsx', title, noInline = false, scope }: LiveCodeProps) {
  const [text, setText] = useState(code.trim());
  const isChanged = text !== code.trim();
  // Whoever gives another object each time would have the code run again each time.
  const whole = useMemo(() => ({ ...React, ...scope }), [scope]);
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
      <Result />
    </div>
  );
  return (
    <div className="live-code">
      <LiveProvider code={text} scope={whole} noInline={noInline} enableTypeScript={language.startsWith('t')}>
        {resultFirst ? [result, editor] : [editor, result]}
      </LiveProvider>
    </div>
  );
}

function Result() {
  const { error } = useContext(LiveContext);
  return (
    <div className="live-result">
      <LivePreview />
      <div aria-live="polite">{error && <pre className="error-text">{error}</pre>}</div>
    </div>
  );
}
