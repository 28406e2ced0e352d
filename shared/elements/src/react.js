// The module has only types: it tells TypeScript about the element in JSX.
export {};
