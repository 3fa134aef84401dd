import { useState, type ReactNode } from 'react';
import styles from './tide-chart.module.css';

interface TideChartProps {
  /** The height for each hour, in metres. */
  heights: readonly number[];
  unit?: string;
  /** Called with the height that the reader selects. */
  onChoose?: (height: number) => void;
  children?: ReactNode;
}

/** A chart with bars that can be selected. Its children are rendered below it. */
export default function TideChart({ heights, unit = 'm', onChoose, children }: TideChartProps) {
  const [chosen, setChosen] = useState(0);
  const highest = Math.max(...heights);
  return (
    <figure className={styles.chart}>
      <div className={styles.bars}>
        {heights.map((height, index) => (
          <button
            key={index}
            type="button"
            aria-label={`${height} ${unit}`}
            aria-pressed={index === chosen}
            style={{ blockSize: `${(100 * height) / highest}%` }}
            onClick={() => {
              setChosen(index);
              onChoose?.(height);
            }}
          />
        ))}
      </div>
      <figcaption>
        <output>
          {heights[chosen]} {unit}
        </output>{' '}
        {children}
      </figcaption>
    </figure>
  );
}
