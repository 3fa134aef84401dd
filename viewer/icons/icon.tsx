/** Icons on a grid of 24 units: name → path, stroked in the text colour. */
const drawings = {
  back: 'M19 12H5m6-6-6 6 6 6',
  check: 'm5 13 4.5 4.5L19 7',
  chevron: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  collapse: 'm18 6-6 6 6 6M11 6l-6 6 6 6',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5V13m0 3.4v.1',
  edit: 'm14.5 6 3.5 3.5M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  expand: 'm6 6 6 6-6 6m7-12 6 6-6 6',
  external: 'M14 4h6v6m0-6-9 9M10 5H5v14h14v-5',
  home: 'm4 11 8-7 8 7M6 9.5V20h4.5v-6h3v6H18V9.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-10.5v6m0-9v.1',
  language: 'M3 6h10M8 4v2m3 0c-1 4-4 7-8 9m3-6c1 2.5 3 4.5 5.5 5.5M12.5 20 17 9.5 21.5 20M14 17h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5',
  note: 'M6 3h12v14l-4 4H6zM9.5 8h5m-5 4h5',
  search: 'm20 20-4.7-4.7M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13',
  source: 'm8.5 7-5 5 5 5m7-10 5 5-5 5m-2-13-3 16',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0-14v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  tip: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2.1h5c0-.9.3-1.6 1-2.1A6 6 0 0 0 12 3',
  top: 'M12 20V5m-6 6 6-6 6 6',
  warning: 'M12 4 3 20h18zm0 6v5m0 2.4v.1',
  wrap: 'M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12m0 0 2.5-2.5M12 19l2.5 2.5M4 18h4',
} satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  /** The label for screen readers; without it the icon is decorative. */
  label?: string;
}

export function Icon({ name, label }: IconProps) {
  const described = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={`lectern-icon icon-${name}`} viewBox="0 0 24 24" width="1em" height="1em" {...described}>
      <path d={drawings[name]} />
    </svg>
  );
}
