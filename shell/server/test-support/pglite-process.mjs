import { PGlite } from '@electric-sql/pglite';

// Jest's modules cannot load PGlite, so it runs in a process of its own and answers its parent.
const database = await PGlite.create();
process.on('message', ({ id, text, values }) => {
  database.query(text, values).then(
    ({ rows }) => process.send({ id, rows }),
    (error) => process.send({ id, error: error.message }),
  );
});
process.send({ id: 0, rows: [] });
