// The app that the site is compared with: a straightforward one over the same listings that answers a
// category page and a search as JSON. One table with a primary key and an index for each filter, and no
// further optimisation.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();

/** A page of listings that fulfil all conditions, and their total number. */
async function answer(response, conditions, values, page) {
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const offset = (Math.max(1, Number(page) || 1) - 1) * 24;
  const [items, count] = await Promise.all([
    pool.query(
      `select * from baseline.listings ${where} order by posted_at desc limit 24 offset ${offset}`,
      values,
    ),
    pool.query(`select count(*)::int as total from baseline.listings ${where}`, values),
  ]);
  response.json({ items: items.rows, total: count.rows[0].total });
}

app.get('/categoryProducts/:id', (request, response) =>
  answer(response, ['category_id = $1'], [request.params.id], request.query.page),
);

app.get('/bikes', (request, response) => {
  const conditions = [];
  const values = [];
  const add = (condition, value) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition.replaceAll('?', `$${values.length}`));
  };
  const { q, category, make, minPrice, maxPrice, minYear, maxKm, page } = request.query;
  add('category_id = ?', category);
  add('lower(make) = ?', make);
  add('price_amount >= ?', minPrice);
  add('price_amount <= ?', maxPrice);
  add('year >= ?', minYear);
  add('mileage_km <= ?', maxKm);
  for (const word of String(q ?? '')
    .split(' ')
    .filter(Boolean)) {
    add('(name ilike ? or description ilike ? or location ilike ?)', `%${word}%`);
  }
  return answer(response, conditions, values, page);
});

const server = app.listen(0, '127.0.0.1', () =>
  console.log(`ready at http://127.0.0.1:${server.address().port}`),
);
