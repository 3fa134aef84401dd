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
 * A field for code. Its text is transparent, and the highlighted text is behind it at the same position. After the
 * first input, Tab indents until Escape is pressed. Before that, Tab leaves the field.
 */
export function CodeEditor({ text, language, label, onChange }: CodeEditorProps) {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setWriting(false);
    if (event.key !== 'Tab' || event.shiftKey || !isWriting) return;
    event.preventDefault();
    // Setting the text would clear the undo history. Only this deprecated command preserves it.
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
