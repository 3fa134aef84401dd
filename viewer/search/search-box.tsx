import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../icons/icon.tsx';
import { message } from '../messages/message.ts';
import { searchMessage } from '../messages/search-message.ts';
import { useDelayed } from '../state/use-delayed.ts';

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /**
   * Whether the input's text is selected, so that typing replaces it. True if the text comes from a selection on the
   * page.
   */
  isSelected: boolean;
  isAsking: boolean;
  longest: number;
  /** The list of hits below the box: its id, whether it has rows, and the id of the active row. */
  list: { id: string; hasRows: boolean; active: string | undefined };
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onReset: () => void;
  onClose: () => void;
}

/** The input of the search dialog. */
export function SearchBox({
  input,
  text,
  isSelected,
  isAsking,
  longest,
  list,
  onType,
  onKeyDown,
  onReset,
  onClose,
}: SearchBoxProps) {
  const isSlow = useDelayed(isAsking, 300);
  useEffect(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
  }, []);
  const clear = searchMessage('theme.SearchModal.searchBox.resetButtonTitle');
  return (
    <div className="search-box">
      {isSlow ? <span className="search-wait" aria-hidden="true" /> : <Icon name="search" />}
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={message('theme.SearchBar.label')}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={list.hasRows}
        aria-controls={list.id}
        aria-activedescendant={list.active}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longest}
        placeholder={searchMessage('theme.SearchModal.placeholder')}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button type="button" className="icon-button" aria-label={clear} title={clear} onClick={onReset}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onClose}>
        {searchMessage('theme.SearchModal.searchBox.cancelButtonText')}
      </button>
    </div>
  );
}
