import { Drawer } from 'antd'
import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import { joined } from '@/kit/display/None'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { Claims } from './Claims'

/** What an affiliate claimed, over whatever list one is on. */
export const ClaimHistory = ({ record, onClose }: RecordDialogProps<Affiliate>) => (
  <Drawer
    open
    size={1080}
    title={joined(['Affiliate claimed profit history', record.affTitle], ' · ')}
    onClose={onClose}
    destroyOnHidden
  >
    <Claims record={record} />
  </Drawer>
)
