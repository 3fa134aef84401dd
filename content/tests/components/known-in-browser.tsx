import { useRef, type ReactNode } from 'react';

/** A table row with the value at the first render, and the current value. */
export function KnownInBrowser({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  const first = useRef(value);
  return (
    <tr data-name={name}>
      <th scope="row">{name}</th>
      <td data-first>{first.current}</td>
      <td data-now>{value}</td>
      <td>{children}</td>
    </tr>
  );
}
