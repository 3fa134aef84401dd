import { useId, useLayoutEffect, useRef, useState } from 'react';
import {
  Icon,
  lineWidths,
  parseSettings,
  readingMessage,
  settingsWords,
  storedReading,
  textSizes,
  useClosedFromOutside,
  useStored,
  viewerRoot,
  type ReaderSettings,
} from '../../../viewer/tool-parts.ts';
import { Choices } from './choices.tsx';

/** The menu “Aa”: sets the text size, the line length, and whether the columns next to the article are visible. */
export function ReaderMenu() {
  const words = useStored(storedReading);
  const settings = parseSettings(words);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClosedFromOutside(box, isOpen, setOpen);
  useLayoutEffect(() => {
    viewerRoot().dataset.reading = words ?? '';
  }, [words]);

  const choose = (choice: Partial<ReaderSettings>) => storedReading.set(settingsWords({ ...settings, ...choice }));
  return (
    <div
      ref={box}
      className="reader-menu"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current!.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="reader-open"
        aria-label={readingMessage('lectern.reading.label')}
        title={readingMessage('lectern.reading.label')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">
          A<small>a</small>
        </span>
      </button>
      <div id={id} className="reader-panel" hidden={!isOpen}>
        {isOpen && (
          <>
            <Choices
              legend={readingMessage('lectern.reading.text')}
              options={textSizes.map((size) => ({
                value: size,
                label: readingMessage(`lectern.reading.text.${size}`),
                mark: <span className={`text-mark is-${size}`}>A</span>,
              }))}
              chosen={settings.text}
              onChoose={(text) => choose({ text })}
            />
            <Choices
              className="line-choices"
              legend={readingMessage('lectern.reading.lines')}
              options={lineWidths.map((width) => ({
                value: width,
                label: readingMessage(`lectern.reading.lines.${width}`),
                mark: <span className={`line-mark is-${width}`} />,
              }))}
              chosen={settings.lines}
              onChoose={(lines) => choose({ lines })}
            />
            <label className="focus-choice">
              <span>
                {readingMessage('lectern.reading.focus')}
                <small>{readingMessage('lectern.reading.focusHint')}</small>
              </span>
              <input
                type="checkbox"
                role="switch"
                checked={settings.isFocused}
                onChange={({ target }) => choose({ isFocused: target.checked })}
              />
            </label>
          </>
        )}
      </div>
      {settings.isFocused && (
        <button
          type="button"
          className="leave-focus"
          onClick={() => {
            choose({ isFocused: false });
            opener.current!.focus({ preventScroll: true });
          }}
        >
          <Icon name="close" />
          {readingMessage('lectern.reading.leaveFocus')}
        </button>
      )}
    </div>
  );
}
