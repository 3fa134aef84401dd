import { useId, type ReactNode } from 'react';

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; mark: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string | undefined;
}

/** A row of options, one of which is selected. It is a radio group, so arrow keys change the selection. */
export function Choices<Value extends string>({ legend, options, chosen, onChoose, className }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      <div className="choice-row">
        {options.map(({ value, label, mark }) => (
          <label key={value} title={label}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              aria-label={label}
              onChange={() => onChoose(value)}
            />
            <span aria-hidden="true">{mark}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
