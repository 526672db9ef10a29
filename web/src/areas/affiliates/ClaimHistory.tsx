import { Drawer } from 'antd'
import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { Claims } from './Claims'

/** What an affiliate claimed, over whatever list one is on. */
export const ClaimHistory = ({ record, onClose }: RecordDialogProps<Affiliate>) => (
  <Drawer
    open
    size={1080}
    title="Affiliate claimed profit history"
    onClose={onClose}
    destroyOnHidden
  >
    <Claims record={record} />
  </Drawer>
)
