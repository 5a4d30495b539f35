import type { Examples } from '#app/examples.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/ui/pagination?page=${page}`;

export const examples: Examples = {
  title: 'Pagination',
  examples: [
    {
      name: 'First of three pages',
      note: 'Shown only if there is more than one page.',
      element: (
        <Pagination page={1} pageSize={8} total={24} hrefOf={hrefOf} range="Roles 1 to 8 of 24" />
      ),
    },
    {
      name: 'In the middle of many',
      element: (
        <Pagination
          page={7}
          pageSize={12}
          total={150}
          hrefOf={hrefOf}
          range="Posts 73 to 84 of 150"
        />
      ),
    },
  ],
};
