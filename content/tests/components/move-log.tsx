import { useSyncExternalStore } from 'react';
import { readMoves, subscribeToMoves } from './moves.ts';
import styles from './tests.module.css';

/** Lists the navigations since the document was loaded, the latest first. */
export function MoveLog() {
  const moves = useSyncExternalStore(subscribeToMoves, readMoves, readMoves);
  return (
    <div className={styles.stage} data-moves={moves.length}>
      {moves.length === 0 ? (
        <p>The log is empty. Follow one of the links above.</p>
      ) : (
        <p>
          {moves.length} {moves.length === 1 ? 'move' : 'moves'} so far, the latest first.
        </p>
      )}
      <ol className={styles.log}>
        {moves.map((move, index) => (
          <li key={moves.length - index}>{move}</li>
        ))}
      </ol>
    </div>
  );
}
