import { useReducer } from 'react';
import { Icon } from '../icons/icon.tsx';
import { searchMessage } from '../messages/search-message.ts';
import { HitAction } from './hit-action.tsx';
import { HitIcon } from './hit-icon.tsx';
import { HitRow, type ListProps, HitSection } from './hit-row.tsx';

interface StartScreenProps extends ListProps {
  /** Called when the lists are others: what had the focus may be gone. */
  onChange: () => void;
}

/** Where the reader went before, and what of it was to stay. */
export function StartScreen({ onChange, ...list }: StartScreenProps) {
  const { history } = list;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const doing = (change: () => void) => () => {
    change();
    redraw();
    onChange();
  };
  const recent = history.recent();
  const favorites = history.favorites();
  if (recent.length + favorites.length === 0)
    return <p className="search-empty">{searchMessage('theme.SearchModal.startScreen.noRecentSearchesText')}</p>;
  return (
    <div role="grid" aria-label={searchMessage('theme.SearchModal.startScreen.recentSearchesTitle')}>
      {recent.length > 0 && (
        <HitSection title={searchMessage('theme.SearchModal.startScreen.recentSearchesTitle')}>
          {recent.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={index}>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.saveRecentSearchButtonTitle')}
                onClick={doing(() => history.save(hit))}
              >
                <HitIcon name="star" />
              </HitAction>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.removeRecentSearchButtonTitle')}
                onClick={doing(() => history.forgetRecent(hit))}
              >
                <Icon name="close" />
              </HitAction>
            </HitRow>
          ))}
        </HitSection>
      )}
      {favorites.length > 0 && (
        <HitSection title={searchMessage('theme.SearchModal.startScreen.favoriteSearchesTitle')}>
          {favorites.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={recent.length + index}>
              <HitAction
                label={searchMessage('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle')}
                onClick={doing(() => history.forgetFavorite(hit))}
              >
                <Icon name="close" />
              </HitAction>
            </HitRow>
          ))}
        </HitSection>
      )}
    </div>
  );
}
