/** Invented people, recognizable as such: addresses end in `example.com`, numbers are 555-01xx. */
import type { Chance } from './chance.ts';

const namesIn = (text: string) => text.trim().split(/\s+/);

const FIRST_NAMES = namesIn(`
  Aarati Aashish Anjana Anup Asmita Bibek Bimala Binod Deepa Dipendra Gita Hari Ishwor Janaki
  Kabita Kiran Laxmi Manish Manju Mina Nabin Nirmala Niraj Pabitra Prabin Pratima Puja Rabin
  Rachana Rajan Ramesh Sabina Sagar Samjhana Sandesh Sarita Shreya Subash Sujata Yogesh
`);

const LAST_NAMES = namesIn(`
  Adhikari Bajracharya Basnet Bhandari Bhattarai Chaudhary Dahal Gautam Ghimire Gurung Joshi
  Karki Khadka KC Lama Limbu Magar Maharjan Neupane Oli Pandey Poudel Rai Sapkota Shah Sherpa
  Shrestha Subedi Tamang Thakuri Thapa Tharu Yadav
`);

const TOWNS = namesIn(`
  Kathmandu Lalitpur Bhaktapur Pokhara Biratnagar Butwal Dharan Janakpur Nepalgunj Dhangadhi
  Hetauda Bharatpur Itahari Birgunj
`);

export interface Person {
  first: string;
  last: string;
  name: string;
  email: string;
  /** E.164, in the range that is reserved for fiction. */
  phone: string;
  town: string;
}

export function inventPerson(chance: Chance): Person {
  const first = chance.pick(FIRST_NAMES);
  const last = chance.pick(LAST_NAMES);
  return {
    first,
    last,
    name: `${first} ${last}`,
    town: chance.pick(TOWNS),
    email: `${first}.${last}${chance.between(1, 99)}@example.com`.toLowerCase(),
    phone: `+1${chance.pick(['202', '303', '404', '505', '606', '702'])}55501${chance.between(10, 99)}`,
  };
}
