export {
  type CallWindow,
  CLOCK_SKEW,
  countCall,
  type FullWindow,
  forgetEnded,
} from './count-call.ts';
