/** Add product */
export function Component() {
  return <h1>Add product</h1>;
}
