import { useId, useState } from 'react';
import { parseHex } from './hex-color.ts';
import { colorGeneratorMessages } from '../../../../corpus/messages/color-generator.ts';
import { createTranslator } from '../../../messages/translator.ts';

export const { message: colorGeneratorMessage } = createTranslator(colorGeneratorMessages);

interface ColorFieldProps {
  label: string;
  /** The colour as `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
}

/** Renders a field to pick or type a colour. Typed text applies as soon as it is a valid colour. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [text, setText] = useState(value);
  const id = useId();
  const isValid = parseHex(text) !== undefined;
  const enter = (typed: string) => {
    setText(typed);
    const color = parseHex(typed);
    if (color !== undefined) onChange(color);
  };
  return (
    <div className="color-field">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          type="color"
          value={value}
          aria-label={label}
          tabIndex={-1}
          onChange={({ target }) => enter(target.value)}
        />
        <input
          id={id}
          type="text"
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isValid}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => enter(target.value)}
        />
      </span>
      <span id={`${id}-fault`} className="color-fault" aria-live="polite">
        {!isValid && colorGeneratorMessage('lectern.ColorGenerator.invalid')}
      </span>
    </div>
  );
}
