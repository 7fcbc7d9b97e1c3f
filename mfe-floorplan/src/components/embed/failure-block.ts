import styled from 'styled-components';
import { StateBlock, lightGround } from '@site/design';

/** The white block that says on the dark stage what went wrong. */
export const FailureBlock = styled(StateBlock)`
  ${lightGround}
  max-width: 34rem;
`;
