import { useReducer } from 'react';
import { Icon } from '../icons/icon.tsx';
import { pageMessage } from '../messages/page-message.ts';
import { searchMessage } from '../messages/search-message.ts';
import { HitAction } from './hit-action.tsx';
import { HitIcon } from './hit-icon.tsx';
import { HitRow, type ListProps, HitSection } from './hit-row.tsx';
import { useStartPages } from './use-start-pages.ts';

interface StartScreenProps extends ListProps {
  /**
   * Called after the reader has removed a hit from a list. It must move the focus, because the focused button no
   * longer exists.
   */
  onChange: () => void;
}

/** Number of stored hits from which on the screen lists no other pages. */
const fewPlaces = 4;

/** Renders the search dialog before the reader types: recent hits, favourites, and nearby pages. */
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
  const known = recent.length + favorites.length;
  const pages = useStartPages();
  // Lists other pages only if few hits are stored.
  const others = known < fewPlaces ? pages : { recent: [], section: [] };
  if (known + others.recent.length + others.section.length === 0)
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
      {others.recent.length > 0 && (
        <HitSection title={searchMessage('lectern.search.recentPages')}>
          {others.recent.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={known + index} />
          ))}
        </HitSection>
      )}
      {others.section.length > 0 && (
        <HitSection title={pageMessage('lectern.sideMenu.section')}>
          {others.section.map((hit, index) => (
            <HitRow key={hit.id} {...list} grouped={{ hit }} row={known + others.recent.length + index} />
          ))}
        </HitSection>
      )}
    </div>
  );
}
