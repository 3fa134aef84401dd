interface BarsProps {
  caption: string;
  head: [label: string, ...values: string[]];
  rows: { label: string; amount: number; text: string; more?: string }[];
}

/** A table of amounts, each with a bar. */
export function Bars({ caption, head: [label, ...values], rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <table className="bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {values.map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.more !== undefined && <td>{row.more}</td>}
            <td>{row.text}</td>
            <td aria-hidden="true">
              <span className="bar" style={{ inlineSize: `${(row.amount / most) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
