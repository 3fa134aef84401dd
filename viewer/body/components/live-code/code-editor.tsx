import { useId, useState, type KeyboardEvent } from 'react';
import { HighlightedCode } from './highlighted-code.tsx';
import { liveCodeMessages } from '../../../../corpus/messages/components.ts';
import { createTranslator } from '../../../messages/translator.ts';

export const { message: liveCodeMessage } = createTranslator(liveCodeMessages);

interface CodeEditorProps {
  text: string;
  language: string;
  label: string;
  onChange: (text: string) => void;
}

/**
 * A text field for code. The field's own text is transparent, and the highlighted code is behind it. Tab leaves the
 * field until the reader types. From then on, Tab indents until Escape is pressed.
 */
export function CodeEditor({ text, language, label, onChange }: CodeEditorProps) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setWriting(false);
    if (event.key !== 'Tab' || event.shiftKey || !isWriting) return;
    event.preventDefault();
    // This deprecated command preserves the undo history. Assigning `value` would clear it.
    document.execCommand('insertText', false, '  ');
  };
  return (
    <div className="live-editor">
      <div className="live-text">
        <HighlightedCode text={text} language={language} />
        <textarea
          value={text}
          onChange={({ target }) => {
            setWriting(true);
            onChange(target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setWriting(false)}
          aria-label={label}
          aria-describedby={id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
        />
      </div>
      <span id={id} className={isWriting ? 'live-keys' : 'visually-hidden'}>
        {liveCodeMessage('lectern.liveCode.keys')}
      </span>
    </div>
  );
}
